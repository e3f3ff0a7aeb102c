import { ProductPicture } from '../catalogue/product-picture.tsx';
import { BareBread } from '../illustration/bare-bread.tsx';
import type { IntroducedMember } from './about-us-data.ts';
import styles from './team.module.css';

/** Shows each member of the team with the favourite product in place of a portrait. */
export const Team = ({ team }: { team: readonly IntroducedMember[] }) => (
  <ul className={styles.team}>
    {team.map(({ name, task, favourite }) => (
      <li key={`${name} ${task}`} className={styles.member}>
        {favourite === null ? (
          <BareBread sauce="none" seed={name} className={styles.picture} />
        ) : (
          <ProductPicture product={favourite} className={styles.picture} size={168} />
        )}
        <div>
          <h3>{name}</h3>
          <p className={styles.task}>{task}</p>
          {favourite !== null && <p className={styles.favourite}>Liebling: {favourite.name}</p>}
        </div>
      </li>
    ))}
  </ul>
);
