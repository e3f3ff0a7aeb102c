import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import styles from './ticket-paper.module.css';

/** Shows a ticket as on paper of 80 mm: black on white in every theme. */
export const TicketPaper = ({ blocks }: { blocks: readonly TicketBlock[] }) => (
  <div className={styles.paper}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </div>
);

function Block({ block }: { block: TicketBlock }) {
  switch (block.kind) {
    case 'mark':
      return <p className={styles.mark}>{block.text}</p>;
    case 'number':
      return <p className={styles.number}>{block.text}</p>;
    case 'headline':
      return <Pair {...block} className={styles.headline} />;
    case 'rule':
      return <hr className={styles.rule} />;
    case 'item':
      return (
        <div className={styles.item}>
          <b>{block.amount}</b>
          <b>{block.name}</b>
          {block.details.map((detail, index) => (
            <span key={index} className={styles.detail}>
              {detail}
            </span>
          ))}
        </div>
      );
    case 'alert':
      return (
        <p className={styles.alert}>
          <small>{block.label}</small>
          {block.text}
        </p>
      );
    case 'text':
      return <p className={block.isStrong ? styles.strong : styles.text}>{block.text}</p>;
    case 'pair':
      return <Pair {...block} className={styles.pair} />;
  }
}

type PairProps = { readonly left: string; readonly right: string; readonly className: string | undefined };

const Pair = ({ left, right, className }: PairProps) => (
  <p className={className}>
    <span>{left}</span>
    <span>{right}</span>
  </p>
);
