import { Courier } from '../illustration/courier.tsx';
import { KneadingBowl } from '../illustration/kneading-bowl.tsx';
import { StoneOven } from '../illustration/stone-oven.tsx';
import { Worktop } from '../illustration/worktop.tsx';
import layout from '../theme/layout.module.css';
import styles from './baking-steps.module.css';

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
export const BakingSteps = () => (
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
