import type { AuditArea } from '@ofenpost/core/audit/audited';
import { may } from '@ofenpost/core/permission/permission';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../app/app-state.ts';
import { adminLink } from '../app/paths.ts';

type Props = {
  readonly area: AuditArea;
  /** What it is about, by its name. */
  readonly subject: string;
};

/** To all that was written down about one thing, for whoever may read it. */
export function AuditLink({ area, subject }: Props) {
  const account = useAccount();
  return may(account, 'audit.read') ? (
    <Link {...adminLink('audit-log')} search={{ area, q: subject }}>
      Alles im Protokoll
    </Link>
  ) : null;
}
