import { LateBareBread } from '../illustration/late-bare-bread.tsx';
import styles from './smiling-bread.module.css';

/** A bread with a face of olives and a strip of pepper. */
export const SmilingBread = ({ className }: { className: string | undefined }) => (
  <div className={`${styles.bread} ${className ?? ''}`}>
    <LateBareBread sauce="tomato" seed="Danke" className={styles.picture} />
    <svg viewBox="-160 -160 320 320" className={styles.face} aria-hidden="true">
      <g fill="none" stroke="#2B2430" strokeWidth="14">
        <circle cx="-38" cy="-26" r="13" />
        <circle cx="38" cy="-26" r="13" />
      </g>
      <path d="M-52 22C-34 62 34 62 52 22" fill="none" stroke="#8E1F12" strokeWidth="19" strokeLinecap="round" />
      <path d="M-52 20C-34 58 34 58 52 20" fill="none" stroke="#F2B233" strokeWidth="15" strokeLinecap="round" />
      <path d="M-44 24C-28 50 28 50 44 24" fill="none" stroke="#FFE08A" strokeWidth="4" strokeLinecap="round" />
      <g fill="#1F7A45">
        <path d="M-92 8C-84-8-66-8-60 4C-68 16-84 18-92 8ZM92 8C84-8 66-8 60 4C68 16 84 18 92 8Z" />
      </g>
    </svg>
  </div>
);
