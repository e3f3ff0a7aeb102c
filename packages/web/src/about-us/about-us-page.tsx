import { Link } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { MailWagon } from '../illustration/mail-wagon.tsx';
import type { AboutUs } from './about-us-data.ts';
import { BakingSteps } from './baking-steps.tsx';
import { Team } from './team.tsx';
import controls from '../theme/controls.module.css';
import hero from '../theme/hero.module.css';
import layout from '../theme/layout.module.css';
import styles from './about-us-page.module.css';

export function AboutUsPage({ story, team }: AboutUs) {
  const { name, claim, town } = useRestaurant();
  const [lead, ...paragraphs] = story;
  return (
    <div className={layout.wrap}>
      <div className={hero.hero}>
        <div>
          <p className={styles.kicker}>{claim}</p>
          <h1>Wir sind {name}.</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <MailWagon className={hero.picture} />
      </div>
      {paragraphs.length > 0 && (
        <section className={`${layout.section} ${styles.story}`} aria-labelledby="geschichte">
          <h2 id="geschichte">Wie alles anfing</h2>
          <div className={styles.paragraphs}>
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
      <section className={styles.visit} aria-labelledby="besuch">
        <h2 id="besuch">Hunger bekommen?</h2>
        <p>Setz dich in {town} zu uns an den Ofen, oder lass ihn zu dir kommen.</p>
        <div className={styles.actions}>
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
