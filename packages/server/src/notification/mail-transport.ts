import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { Configuration } from '../configuration/configuration.ts';
import { makeDirectory } from '../configuration/directory.ts';

export type MailAttachment = {
  readonly filename: string;
  readonly content: Buffer;
  /** The name by which the HTML part shows it; without one it lies beside the text. */
  readonly cid?: string;
};

/** A composed e-mail. */
export type OutgoingMail = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same at each attempt, so that duplicates can be recognised. */
  readonly messageId: string;
  readonly date: Date;
  readonly attachments: readonly MailAttachment[];
  /** The file's name if e-mails are written to files. */
  readonly fileName: string;
};

export type MailTransport = {
  /** Rejects when the e-mail was not sent, also as soon as `signal` says that the process is about to end. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;
/**
 * For a whole attempt, in milliseconds: a server that sends a byte now and then would otherwise hold a worker for ever.
 */
const SEND_WITHIN_MS = 25_000;
/** E-mails contain names, addresses and gift card codes. */
const OWNER_ONLY = { directory: 0o700, file: 0o600 } as const;

const contentOf = ({ from, to, subject, text, html, messageId, date, attachments }: OutgoingMail) => ({
  from,
  to,
  subject,
  text,
  html,
  messageId,
  date,
  attachments: [...attachments],
  headers: { 'auto-submitted': 'auto-generated', 'content-language': 'de-CH' },
  // The e-mail contains everything, so nothing has to be loaded.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The library is loaded with the first e-mail. */
const openSmtp = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
};

function smtpTransport(url: string, sendWithinMs: number): MailTransport {
  let transport: ReturnType<typeof openSmtp> | null = null;
  return {
    send: async (mail, signal) => {
      transport ??= openSmtp(url);
      await (
        await transport
      ).sendMail({ ...contentOf(mail), signal: AbortSignal.any([signal, AbortSignal.timeout(sendWithinMs)]) });
    },
  };
}

/** Writes e-mails to files if there is no mail server; sending one again replaces its file. */
const fileTransport = (directory: string): MailTransport => ({
  send: async (mail) => {
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(contentOf(mail));
    await makeDirectory(directory);
    // The folder may exist with wider permissions.
    await chmod(directory, OWNER_ONLY.directory);
    const path = join(directory, mail.fileName);
    await writeFile(`${path}.part`, message, { mode: OWNER_ONLY.file });
    await rename(`${path}.part`, path);
  },
});

/** `SMTP_URL`, or the folder `mails` of the data folder. `sendWithinMs`: the limit for one attempt in milliseconds. */
export const createMailTransport = (
  { smtpUrl, dataDirectory }: Pick<Configuration, 'smtpUrl' | 'dataDirectory'>,
  sendWithinMs = SEND_WITHIN_MS,
): MailTransport =>
  smtpUrl === null ? fileTransport(join(dataDirectory, 'mails')) : smtpTransport(smtpUrl, sendWithinMs);

/** The sender of e-mails; if the restaurant has no address yet, one at the public host. */
export const senderOf = ({ name, email }: Pick<Restaurant, 'name' | 'email'>, publicUrl: string) => ({
  name,
  address: email === '' ? `noreply@${new URL(publicUrl).hostname}` : email,
});
