// The raw limit of answering: a bare Node server that answers every request with the bytes of the file in its argument.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port = '', file = '', contentType = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { 'content-type': contentType, 'content-encoding': 'br', 'content-length': body.byteLength };
createServer({ keepAliveTimeout: 60_000 }, (_, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
);
