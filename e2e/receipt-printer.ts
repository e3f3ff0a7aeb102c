import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { findFreePort } from './shop.ts';

/** A fake receipt printer on this machine that records the text of what it printed. */
export type ReceiptPrinter = {
  readonly port: number;
  readonly papers: readonly string[];
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
};

const ASK_FOR_PAPER = '\u0010\u0004\u0004';
const ASK_WHETHER_DONE = '\u001dr\u0001';
const ALL_WELL = Buffer.from([0x12]);
const DONE = Buffer.from([0]);

export async function startReceiptPrinter(): Promise<ReceiptPrinter> {
  const port = await findFreePort();
  const papers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let text = '';
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1');
      if (text === ASK_FOR_PAPER) {
        text = '';
        socket.write(ALL_WELL);
      }
      if (!text.endsWith(ASK_WHETHER_DONE)) return;
      papers.push(text);
      text = '';
      socket.write(DONE);
    });
  });
  const switchOn = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await switchOn();
  return {
    port,
    papers,
    switchOff: async () => {
      if (!server.listening) return;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
    switchOn,
  };
}
