import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from './free-port.fixtures.ts';

export type ReceivedMail = {
  readonly to: readonly string[];
  /** The value of a header, decoded. */
  header(name: string): string;
  /** The part of a content type, decoded; each letter of what is no text is a byte. */
  part(type: string): string;
};

/** A mail server on this machine that stores what it receives. */
export type MailServer = {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How often an address was a recipient. */
  readonly attempts: number;
  /** Refuses a recipient: with 550 permanently, with 450 for now. */
  refuse(address: string, responseCode?: 450 | 550): void;
  accept(address: string): void;
  /** Accepts this many e-mails and then answers that it failed. */
  failAfterTaking(count: number): void;
  close(): Promise<void>;
};

const refusal = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });

const quotedPrintable = (body: string): string =>
  Buffer.from(
    body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodedWord = (word: string): string =>
  word
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, (_, code: string) => quotedPrintable(code.replaceAll('_', ' ')))
    .replaceAll(/=\?utf-8\?b\?(.*?)\?=/gi, (_, code: string) => Buffer.from(code, 'base64').toString('utf8'));

function received(to: readonly string[], source: string): ReceivedMail {
  const unfolded = (head: string) => head.replaceAll(/\r\n[ \t]+/g, ' ');
  const headerOf = (head: string, name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded(head))?.[1]?.trim() ?? '';
  const [head = ''] = source.split('\r\n\r\n', 1);
  const boundaries = [...source.matchAll(/boundary="(.*?)"/g)].map(([, boundary = '']) => `--${boundary}`);
  const parts = boundaries.reduce((all, boundary) => all.flatMap((each) => each.split(boundary)), [source]);
  return {
    to,
    header: (name) => decodedWord(headerOf(head, name)),
    part: (type) => {
      const part = parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
      const body = part.slice(part.indexOf('\r\n\r\n') + 4);
      const isBase64 = /content-transfer-encoding: base64/i.test(part);
      const isQuoted = /content-transfer-encoding: quoted-printable/i.test(part);
      if (isBase64) return Buffer.from(body, 'base64').toString(type.startsWith('text/') ? 'utf8' : 'latin1');
      return isQuoted ? quotedPrintable(body) : body;
    },
  };
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refused = new Map<string, number>();
  let failures = 0;
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, callback) => {
      attempts += 1;
      const responseCode = refused.get(address);
      callback(responseCode === undefined ? null : refusal(`${address} is not taken here`, responseCode));
    },
    onData: (stream, session, callback) => {
      const take = (source: string) => {
        mails.push(
          received(
            session.envelope.rcptTo.map(({ address }) => address),
            source,
          ),
        );
        failures -= 1;
        callback(failures >= 0 ? refusal('out of order', 451) : null);
      };
      // A connection that breaks within an e-mail has sent none.
      text(stream).then(take, callback);
    },
  });
  // Broken connections are no errors here.
  server.on('error', () => {});
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get attempts() {
      return attempts;
    },
    refuse: (address, responseCode = 550) => void refused.set(address, responseCode),
    accept: (address) => void refused.delete(address),
    failAfterTaking: (count) => {
      failures = count;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
