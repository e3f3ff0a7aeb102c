import type { AuditArea } from '@ofenpost/core/record/audit-entry';
import { may } from '@ofenpost/core/role/permission';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../app/app-actors.tsx';

type Props = {
  readonly area: AuditArea;
  /** The name of the changed thing. */
  readonly subject: string;
};

/** Links to the audit entries of one thing, for accounts that may read them. */
export function AuditLink({ area, subject }: Props) {
  const account = useAccount();
  return may(account, 'audit.read') ? (
    <Link to="/admin/audit-log" search={{ area, subject }}>
      Alles im Protokoll
    </Link>
  ) : null;
}
