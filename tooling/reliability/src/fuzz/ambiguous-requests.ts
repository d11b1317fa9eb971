const call = '/v1/website/job/get-all-jobs';
const post = '/v1/website/web-vitals';
const host = 'Host: localhost';
const chunked = 'Transfer-Encoding: chunked';
/** Stands for the length of the hidden request. */
const length = 'Content-Length: LENGTH';
const connection = (value: string) => `Connection: ${value}`;
const websocket = [connection('Upgrade'), 'Upgrade: websocket'];

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
  'GET with chunks and Connection: TE': ['GET', connection('transfer-encoding'), chunked],
  'GET with Connection: content-length': ['GET', length, connection('content-length')],
  'DELETE with Connection: content-length': ['DELETE', length, connection('content-length')],
  'POST, Connection: content-length': ['POST', length, connection('content-length')],
  'POST, Connection: keep-alive, CL': ['POST', length, connection('keep-alive, Content-Length')],
  'POST, Connection: transfer-encoding': ['POST', connection('transfer-encoding'), chunked],
  '0.CL': ['GET', 'Content-Length : 5'],
  'two lengths': ['POST', 'Content-Length: 4', length],
  'two lengths in one line': ['POST', 'Content-Length: 4, LENGTH'],
  'length with a sign': ['POST', 'Content-Length: +LENGTH'],
  'negative length': ['POST', 'Content-Length: -1'],
  'length in 0x form': ['POST', 'Content-Length: 0x4'],
  'upgrade with chunks': ['POST', ...websocket, chunked],
  'expect 100-continue': ['GET', 'Expect: 100-continue', chunked],
};

/** A POST of four bytes with these headers, whose body is the last chunk and the hidden request. */
const withEncoding: Readonly<Record<string, readonly string[]>> = {
  'CL.TE': [chunked],
  'TE with a space before the colon': ['Transfer-Encoding : chunked'],
  'TE with a tab after the colon': ['Transfer-Encoding:\tchunked'],
  'TE with a vertical tab': ['Transfer-Encoding: \x0bchunked'],
  'TE: xchunked': ['Transfer-Encoding: xchunked'],
  'TE: identity': ['Transfer-Encoding: identity'],
  'TE: gzip, chunked': ['Transfer-Encoding: gzip, chunked'],
  'TE: chunked, identity': ['Transfer-Encoding: chunked, identity'],
  'TE in quotes': ['Transfer-Encoding: "chunked"'],
  'TE twice': [chunked, 'Transfer-Encoding: x'],
  'TE twice, chunked last': ['Transfer-Encoding: x', chunked],
  'TE after an underscore': ['Transfer_Encoding: chunked'],
  'TE in capital letters': ['TRANSFER-ENCODING: CHUNKED'],
  'obs-fold in TE': ['Transfer-Encoding:\r\n chunked'],
  'obs-fold before TE': ['X-A: b\r\n Transfer-Encoding: chunked'],
  'bare LF before TE': ['X-A: b\nTransfer-Encoding: chunked'],
  'bare CR before TE': ['X-A: b\rTransfer-Encoding: chunked'],
  'NUL in TE': ['Transfer-Encoding: chu\0nked'],
};

/** A POST with chunks that begin like this, before the hidden request. */
const afterChunks: Readonly<Record<string, string>> = {
  'chunk size in 0x form': '0x0\r\n\r\n',
  'chunk size with a sign': '+0\r\n\r\n',
  'chunk size over 64 bits': '10000000000000000\r\n',
  'chunk ended by a bare LF': '1\r\nx\n0\r\n\r\n',
  'trailer that names a length': '0\r\nContent-Length: 9\r\n\r\n',
};

/** A request without a body, directly followed by the hidden one. */
const pipelined: Readonly<Record<string, readonly string[]>> = {
  'pipelined after a GET': [`GET ${call} HTTP/1.1`, host],
  'pipelined after a HEAD': [`HEAD ${call} HTTP/1.1`, host],
  'CL.0': [`POST ${post} HTTP/1.1`, host, 'Content-Length: 0'],
  'upgrade to h2c': [
    `GET ${call} HTTP/1.1`,
    host,
    connection('Upgrade, HTTP2-Settings'),
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
  ],
  'upgrade to websocket': [
    `GET ${call} HTTP/1.1`,
    host,
    ...websocket,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ],
  'HTTP/1.0 GET kept alive': [`GET ${call} HTTP/1.0`, host, connection('keep-alive')],
  'HTTP/2.0': [`GET ${call} HTTP/2.0`, host],
  'authority form': ['CONNECT localhost:4000 HTTP/1.1', host],
  'two hosts': [`GET ${call} HTTP/1.1`, host, 'Host: other.example'],
  'line break in the path': [`GET ${call}?a=%0d%0aContent-Length:%205 HTTP/1.1`, host],
};

/**
 * Requests that two servers may read differently, as the bytes of their connection. Each carries
 * `hidden`: an incomplete request that would take the next visitor's request into itself (RFC 9112,
 * 11.2; the names are those of the research on it).
 */
export function createAmbiguousRequests(hidden: string): Readonly<Record<string, string>> {
  const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
  const chunks = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
  const mapTable = <Row>(table: Readonly<Record<string, Row>>, create: (row: Row) => string) =>
    Object.fromEntries(Object.entries(table).map(([name, row]) => [name, create(row)]));
  const withBody = (method: string, ...headers: string[]) =>
    head(`${method} ${call} HTTP/1.1`, host, ...headers).replace('LENGTH', `${hidden.length}`) +
    (headers.includes(chunked) ? chunks : hidden);
  const chunkedPost = head(`POST ${post} HTTP/1.1`, host, chunked);
  return {
    ...mapTable(inBody, (row) => withBody(...row)),
    ...mapTable(
      withEncoding,
      (headers) =>
        head(`POST ${post} HTTP/1.1`, host, 'Content-Length: 4', ...headers) + `0\r\n\r\n${hidden}`,
    ),
    ...mapTable(afterChunks, (before) => chunkedPost + before + hidden),
    ...mapTable(pipelined, (lines) => head(...lines) + hidden),
    'TE.CL':
      head(`POST ${post} HTTP/1.1`, host, chunked, 'Content-Length: 4') +
      chunks.replace('0\r\n\r\n', ''),
    'bare LF everywhere': withBody('POST', chunked).replaceAll('\r\n', '\n'),
    'chunk extension': withBody('POST', chunked).replace(/\r\n(\w+)\r\n/, '\r\n$1;a=b\r\n'),
    'chunk extension with a bare LF': `${chunkedPost}2;\nxx\r\n${chunks}`,
    'HTTP/1.0 with chunks': withBody('POST', chunked).replace('HTTP/1.1', 'HTTP/1.0'),
    'HTTP/0.9': `GET ${call}\r\n${hidden}`,
    'absolute form': withBody('GET', chunked).replace(call, `http://other.example${call}`),
    'asterisk form': withBody('OPTIONS', chunked).replace(call, '*'),
  };
}
