import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { findFreePort } from './free-port.fixtures.ts';

/**
 * The printer's behaviour: it prints; it answers nothing; it says that it has paper, accepts everything and never
 * finishes; or it breaks the connection after this many bytes.
 */
type Manner = 'prints' | 'silent' | 'noPaper' | 'takesAll' | 'confirmsNothing' | { readonly cutsAfter: number };

export type PrintedPaper = {
  /** The lines, decoded from their code page. */
  readonly lines: readonly string[];
  readonly codepage: number | null;
  /** The lines with inverted text. */
  readonly inverted: readonly string[];
  /** The printed pictures: their dots, row by row, one bit each. */
  readonly pictures: readonly { readonly bytesPerRow: number; readonly dots: readonly number[] }[];
};

/** A receipt printer on this machine that understands ESC/POS. */
export type ReceiptPrinter = {
  readonly port: number;
  /** The papers that were cut off. */
  readonly papers: readonly PrintedPaper[];
  /** The number of bytes of tickets received, printed or not. */
  readonly bytes: number;
  /** The number of open connections. */
  readonly connections: number;
  behave(manner: Manner): void;
  /** Switches it off: nothing listens at its port. */
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
};

const [ESC, GS, DLE, FS] = [0x1b, 0x1d, 0x10, 0x1c];
const ALL_WELL = 0x12;
const PAPER_OUT = 0x72;
const decoder = new TextDecoder('windows-1252');

type Paper = {
  lines: string[];
  inverted: string[];
  codepage: number | null;
  pictures: PrintedPaper['pictures'][number][];
};
const blank = (): Paper => ({ lines: [], inverted: [], codepage: null, pictures: [] });

/** Interprets commands as a printer does. */
export function createHead(papers: PrintedPaper[]) {
  let paper = blank();
  let line: number[] = [];
  let isInverted = false;
  let hasInverted = false;
  const endLine = () => {
    const text = decoder.decode(Uint8Array.from(line));
    paper.lines.push(text);
    if (hasInverted) paper.inverted.push(text);
    line = [];
    hasInverted = false;
  };
  /** Executes a command and returns its length in bytes. */
  function command(bytes: readonly number[]): number {
    const [first, second, third = 0] = bytes;
    if (first === ESC && second === 0x40) return 2;
    if (first === ESC && second === 0x74) paper.codepage = third;
    if (first === GS && second === 0x42) isInverted = third === 1;
    if (first === GS && second === 0x56) {
      papers.push(paper);
      paper = blank();
    }
    return first === FS ? 2 : 3;
  }
  return (bytes: readonly number[]) => {
    for (let place = 0; place < bytes.length;) {
      const byte = bytes[place] ?? 0;
      if (byte === GS && bytes[place + 1] === 0x76) {
        const [, , , , low = 0, high = 0, rowsLow = 0, rowsHigh = 0] = bytes.slice(place, place + 8);
        const bytesPerRow = low + 256 * high;
        const end = place + 8 + bytesPerRow * (rowsLow + 256 * rowsHigh);
        paper.pictures.push({ bytesPerRow, dots: bytes.slice(place + 8, end) });
        place = end;
        continue;
      }
      if (byte === ESC || byte === GS || byte === FS) {
        place += command(bytes.slice(place, place + 3));
        continue;
      }
      place += 1;
      if (byte === 0x0a) {
        endLine();
        continue;
      }
      line.push(byte);
      hasInverted ||= isInverted;
    }
  };
}

export async function startReceiptPrinter(): Promise<ReceiptPrinter> {
  const port = await findFreePort();
  const papers: PrintedPaper[] = [];
  const sockets = new Set<Socket>();
  let manner: Manner = 'prints';
  let bytesSeen = 0;

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const head = createHead(papers);
    let waiting: number[] = [];
    const printWaiting = () => {
      head(waiting);
      waiting = [];
    };
    socket.on('end', () => {
      if (manner === 'prints' || manner === 'confirmsNothing') printWaiting();
    });
    socket.on('data', (data: Buffer) => {
      if (manner === 'silent') return;
      const bytes = [...data];
      if (bytes[0] === DLE && bytes.length === 3) {
        if (manner !== 'confirmsNothing') socket.write(Buffer.from([manner === 'noPaper' ? PAPER_OUT : ALL_WELL]));
        return;
      }
      bytesSeen += bytes.length;
      waiting.push(...bytes);
      if (typeof manner === 'object' && waiting.length >= manner.cutsAfter) {
        socket.destroy();
        return;
      }
      const isRequested = waiting.slice(-3).join() === [GS, 0x72, 1].join();
      if (manner !== 'prints' || !isRequested) return;
      waiting = waiting.slice(0, -3);
      printWaiting();
      socket.write(Buffer.from([0]));
    });
  }

  const server = createServer(serve);
  const switchOn = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await switchOn();
  return {
    port,
    papers,
    get bytes() {
      return bytesSeen;
    },
    get connections() {
      return sockets.size;
    },
    behave: (next) => {
      manner = next;
    },
    switchOff: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
    switchOn,
  };
}
