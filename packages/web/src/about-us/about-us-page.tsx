import { Link } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { BareBread } from '../illustration/bare-bread.tsx';
import { Courier } from '../illustration/courier.tsx';
import { MailWagon } from '../illustration/mail-wagon.tsx';
import { StoneOven } from '../illustration/stone-oven.tsx';
import { KneadingBowl, Worktop } from '../illustration/worktop.tsx';
import type { IntroducedMember, AboutUs } from './about-us-data.ts';
import controls from '../ui/controls.module.css';
import hero from '../ui/hero.module.css';
import layout from '../ui/layout.module.css';
import aboutUsPageStyles from './about-us-page.module.css';
import styles from './baking-steps.module.css';
import teamStyles from './team.module.css';

const STEPS = [
  {
    title: 'Der Teig schläft aus',
    text: 'Mehl, Wasser, Salz und wenig Hefe. Den Rest macht die Zeit: Je länger der Teig ruht, desto luftiger der Rand.',
    Picture: KneadingBowl,
  },
  {
    title: 'Die Hände belegen',
    text: 'Erst wenn du bestellst, ziehen wir deinen Fladen aus und belegen ihn. Vorgebacken wird bei uns nichts.',
    Picture: Worktop,
  },
  {
    title: 'Der Stein ist heiss',
    text: 'Auf dem heissen Stein wird der Boden knusprig, bevor der Belag austrocknet. Ein paar Blasen am Rand gehören dazu.',
    Picture: StoneOven,
  },
  {
    title: 'Und los, solange es dampft',
    text: 'Aus dem Ofen in den Karton, in die warme Box und aufs Velo. Viel weiter als bis zu dir kommt er nicht.',
    Picture: Courier,
  },
] as const;

/** Shows in pictures how a flatbread is made. */
const BakingSteps = () => (
  <ol className={styles.steps}>
    {STEPS.map(({ title, text, Picture }) => (
      <li key={title} className={`${layout.card} ${styles.step}`}>
        <Picture className={styles.picture} />
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

/** Shows each member of the team with the favourite product in place of a portrait. */
const Team = ({ team }: { team: readonly IntroducedMember[] }) => (
  <ul className={teamStyles.team}>
    {team.map(({ name, task, favourite }) => (
      <li key={`${name} ${task}`} className={teamStyles.member}>
        {favourite === null ? (
          <BareBread sauce="none" seed={name} className={teamStyles.picture} />
        ) : (
          <ProductPicture product={favourite} className={teamStyles.picture} size={168} />
        )}
        <div>
          <h3>{name}</h3>
          <p className={teamStyles.task}>{task}</p>
          {favourite !== null && <p className={teamStyles.favourite}>Liebling: {favourite.name}</p>}
        </div>
      </li>
    ))}
  </ul>
);

export function AboutUsPage({ story, team }: AboutUs) {
  const { name, claim, town } = useRestaurant();
  const [lead, ...paragraphs] = story;
  return (
    <div className={layout.wrap}>
      <div className={hero.hero}>
        <div>
          <p className={aboutUsPageStyles.kicker}>{claim}</p>
          <h1>Wir sind {name}.</h1>
          <p className={aboutUsPageStyles.lead}>{lead}</p>
        </div>
        <MailWagon className={hero.picture} />
      </div>
      {paragraphs.length > 0 && (
        <section className={`${layout.section} ${aboutUsPageStyles.story}`} aria-labelledby="geschichte">
          <h2 id="geschichte">Wie alles anfing</h2>
          <div className={aboutUsPageStyles.paragraphs}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      <section className={layout.section} aria-labelledby="ofen">
        <h2 id="ofen">Vom Teig bis vor deine Tür</h2>
        <BakingSteps />
      </section>
      {team.length > 0 && (
        <section className={layout.section} aria-labelledby="team">
          <h2 id="team">Wer für dich backt</h2>
          <p className={layout.lead}>Alle packen mit an, und alle haben einen Liebling auf der Karte.</p>
          <Team team={team} />
        </section>
      )}
      <section className={aboutUsPageStyles.visit} aria-labelledby="besuch">
        <h2 id="besuch">Hunger bekommen?</h2>
        <p>Setz dich in {town} zu uns an den Ofen, oder lass ihn zu dir kommen.</p>
        <div className={aboutUsPageStyles.actions}>
          <Link to={paths.products} className={controls.primary}>
            Jetzt bestellen
          </Link>
          <Link to={paths.restaurant} className={controls.secondary}>
            Restaurant besuchen
          </Link>
          <Link to={paths.feedback} className={controls.quiet}>
            Feedback geben
          </Link>
        </div>
      </section>
    </div>
  );
}
