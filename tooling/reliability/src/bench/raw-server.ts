import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The baseline: node:http writing the same bytes and nothing else.
const [file = '', port = '0'] = process.argv.slice(2);
const body = readFileSync(file);
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
