import type { SubmissionMessages } from '../schemas/interface.ts';

/** What a form says when sending failed, where the response has no message. */
export const submissionMessages: SubmissionMessages = {
  errorSummary: 'Please correct these answers',
  failed:
    'We could not send this just now. Nothing you entered is lost; please try again in a moment.',
  cookies:
    'This form cannot be sent without cookies, and this browser keeps none. Please allow cookies for this site and try again, or write to us.',
  writeInstead: 'Does it still not go through? Write to us:',
  honeypot: 'Leave this field empty',
  withoutScript: {
    apply: 'To apply, write to',
    subject: 'Application for',
    search:
      'Searching needs JavaScript. The open positions of every country are listed below; for questions, write to us.',
    send: 'This form needs JavaScript to be sent. Please write to us instead.',
  },
};
