import { createNodePorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { type Result, err, ok } from '@ofenpost/core/result/result';

/** `localhost:3000` is meant as `http://localhost:3000`. */
const withScheme = (address: string): string => (address.includes('://') ? address : `http://${address}`);

function originOf(address: string): string | null {
  const text = withScheme(address);
  if (!URL.canParse(text)) return null;
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) ? origin : null;
}

/** The ports of the server at this address, or a German sentence that says why there are none. */
export async function connect(address: string): Promise<Result<Ports, string>> {
  const origin = originOf(address);
  if (origin === null) return err(`«${address}» ist keine Adresse. Gemeint ist etwas wie http://localhost:3000.`);
  try {
    return ok(await createNodePorts(origin));
  } catch {
    return err(`Unter ${origin} antwortet keine Ofenpost. Läuft der Server?`);
  }
}
