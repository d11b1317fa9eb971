const SITE = /packages\/(design-system|site|content|regions)\/src\/(?!dialog\/)/;
const FORM =
  /node_modules|packages\/(api-(client|contract)\/src\/|site\/src\/(app\/site-api\.ts|features\/)|design-system\/src\/(fields|form|toast)\/)/;
const RULES =
  /node_modules\/zod\/|packages\/(validation\/src\/|api-contract\/src\/(schemas|jobs|job-application|contact-request|responses)\.|api-client\/src\/(csrf-token|idempotency-key|send-submission)\.)/;

const isForm = (id: string) => FORM.test(id) && !RULES.test(id);

/** The pages with a form or with jobs: careers, a job and contact. */
const FORM_PAGES = 3;

/**
 * How the browser's code is cut: what every page starts with; what the form pages share; what two
 * of them share; what the entries are checked and sent with, which is fetched when a form is
 * touched; what content pages share; and the rest page by page. Left to itself each small part
 * would become a file of its own, which compresses worse and costs a request. The dialog frame stays
 * out of `shared`, since no page shows one at first.
 *
 * The framework has no group of its own: the bundler would then keep its runtime apart, too, a file
 * of 400 bytes on every page.
 */
export const siteChunks = {
  groups: [
    { name: 'main', tags: ['$initial' as const], priority: 5 },
    {
      name: 'live',
      test: isForm,
      minShareCount: FORM_PAGES,
      priority: 4,
    },
    { name: 'rules', test: RULES, priority: 2 },
    { name: 'forms', test: isForm, minShareCount: 2, entriesAware: true, priority: 3 },
    { name: 'shared', test: SITE, minShareCount: 2, priority: 1 },
  ],
};

/** The pages that share a part of the forms would make a name of a hundred letters for it. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.replace(/~.*/, '')}-[hash].js`;
}
