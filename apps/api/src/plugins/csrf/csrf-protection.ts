import { API_PREFIX, csrf, endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import { isEqual, type CsrfTokens } from './csrf-token.ts';
import { isFromOurSites } from './fetch-origin.ts';

export interface CsrfOptions {
  tokens: CsrfTokens;
  allowedOrigins: readonly string[];
  cookieDomain: string | undefined;
}

const tokenPath = `${API_PREFIX}${endpoints.issueCsrfToken.path}`;
const headerName = csrf.headerName.toLowerCase();
const cookiePattern = new RegExp(`(?:^|;\\s*)${csrf.cookieName}=([^;]*)`);

/**
 * Guards every request that changes something: it must come from our sites (Fetch Metadata, Origin)
 * and carry the same signed token in cookie and header. A GET without a valid cookie gets one.
 */
export function csrfProtection(app: FastifyInstance, options: CsrfOptions): void {
  const { tokens } = options;

  app.addHook('onRequest', (request, reply, done) => {
    const token = findCookie(request);
    const verifyToken = token !== undefined && tokens.verifyToken(token);
    if (request.method === 'GET' || request.method === 'HEAD') {
      const issuesOwn = request.routeOptions.url === tokenPath;
      if (!verifyToken && !issuesOwn)
        setCookie(request, reply, tokens.create(), options.cookieDomain);
      done();
      return;
    }
    const header = request.headers[headerName];
    const isPair = verifyToken && typeof header === 'string' && isEqual(header, token);
    if (isPair && isFromOurSites(request.headers, options.allowedOrigins)) {
      done();
      return;
    }
    request.log.warn({ event: 'csrf-refused', hasCookie: token !== undefined, isPair });
    done(new HttpError(403));
  });

  app.get(
    tokenPath,
    {
      schema: {
        tags: ['submissions'],
        summary: 'The token that every POST needs',
        response: { 200: schemas.issueCsrfToken.response },
      },
    },
    (request, reply) => {
      const kept = findCookie(request);
      const csrfToken = kept !== undefined && tokens.verifyToken(kept) ? kept : tokens.create();
      setCookie(request, reply, csrfToken, options.cookieDomain);
      return reply.header('cache-control', 'no-store').send({ csrfToken });
    },
  );
}

function findCookie(request: FastifyRequest): string | undefined {
  return cookiePattern.exec(request.headers.cookie ?? '')?.[1];
}

// The page's script must read it, so it is not HttpOnly: the signature and SameSite protect it.
function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  domain: string | undefined,
): void {
  const attributes = [`${csrf.cookieName}=${token}`, 'Path=/', 'SameSite=Strict'];
  if (domain !== undefined) attributes.push(`Domain=${domain}`);
  if (request.protocol === 'https') attributes.push('Secure');
  reply.header('set-cookie', attributes.join('; '));
}
