import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { descriptionPagePolicy } from './headers.ts';

const prefix = '/docs';

const wordmark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40" role="img" aria-label="Kestrova"><text x="0" y="28" fill="#fff" font-family="sans-serif" font-weight="700" font-size="26">Kestrova</text></svg>';

/** Describes the API from the contract: `/docs` for people, `/docs/json` (OpenAPI) for programs. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kestrova website API',
        version: '1.0.0',
        description:
          'Every POST needs the cookie `XSRF-TOKEN` and the same value in the header `X-XSRF-TOKEN`, and may carry an `Idempotency-Key`. Refusals (4xx) answer `{ "exceptionMsg": … }`, faults of the server (5xx) `{ "error": … }`.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: prefix,
    indexPrefix: '',
    logo: { type: 'image/svg+xml', content: wordmark },
    theme: { title: 'Kestrova website API' },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', descriptionPagePolicy);
        done();
      },
    },
    logLevel: 'silent',
  });
}
