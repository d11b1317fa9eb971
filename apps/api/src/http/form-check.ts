import { FORM_CHECK_HEADER, parseFormCheck } from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from './errors/http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For the POST of a form: the address to which visitors can write instead. */
    formCheck?: { email: string };
  }
}

export type UnsolicitedReason = 'honeypot' | 'too-fast';

/**
 * Min seconds from a form's first render to the press of its button. Even a visitor with autofill needs
 * at least twice as long, and programs need a tenth of it.
 */
const minSeconds = 1;

const header = FORM_CHECK_HEADER.toLowerCase();

const messages: Readonly<Record<UnsolicitedReason, string>> = {
  honeypot: 'A field was filled in that visitors do not see, so we held this back.',
  'too-fast': 'This was filled in faster than people can, so we held it back.',
};

/**
 * Rejects spam by the header `Form-Check`; routes turn it on with `config: { formCheck }`. Requests
 * without the header are accepted: pages from before a release and other clients do not send it. The
 * form clears its honeypot with each press, so that a falsely rejected visitor passes on retry.
 */
export const formCheck = fastifyPlugin<{
  onUnsolicited: (reason: UnsolicitedReason) => void;
}>(async (app, { onUnsolicited }) => {
  // After CSRF and the rate limit, before the body is read and before it takes a slot.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const reason = request.routeOptions.config.formCheck && findReason(request);
    if (reason === undefined) return done();
    request.log.warn({ event: 'unsolicited', reason });
    onUnsolicited(reason);
    const advice = 'Nothing you entered is lost: please send it once more.';
    done(new HttpError(400, withEmail(request, `${messages[reason]} ${advice}`)));
  });
});

/** Adds the address to which visitors of this form can write instead. */
export function withEmail({ routeOptions }: FastifyRequest, message: string): string {
  const email = routeOptions.config.formCheck?.email;
  return email === undefined ? message : `${message} Or write to ${email} instead.`;
}

function findReason({ headers }: FastifyRequest): UnsolicitedReason | undefined {
  const value = headers[header];
  if (typeof value !== 'string') return undefined;
  const { seconds = minSeconds, isHoneypotFilled } = parseFormCheck(value);
  if (isHoneypotFilled) return 'honeypot';
  return seconds < minSeconds ? 'too-fast' : undefined;
}
