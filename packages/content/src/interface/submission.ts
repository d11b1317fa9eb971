import type { SubmissionWords } from '../schemas/interface-words.ts';

/** What a form says when sending failed, where the server's answer has no words of its own. */
export const submissionWords: SubmissionWords = {
  errorSummary: 'Please correct these answers',
  resourceNotFound: 'Resource not found.',
  failed:
    'We could not send this just now. Nothing you entered is lost; please try again in a moment.',
};
