import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onCLS, onLCP, type CLSMetric, type LCPMetric } from 'web-vitals';
import { measureVisit } from './measure-visit.ts';

// The browser of the tests measures nothing: the mocks keep the callbacks, for the tests to call.
vi.mock(import('web-vitals'));

const path = '/v1/website/web-vitals/report';
const fetched = vi.fn<typeof fetch>();
const idle = vi.fn<(run: () => void) => void>((run) => run());

beforeAll(() => import('./report-visit.ts'));
beforeEach(() => {
  vi.stubEnv('WEB_VITALS_SAMPLE', '0.1');
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response(null, { status: 204 })));
  vi.stubGlobal('requestIdleCallback', idle);
  draw(0.05);
});
afterEach(() => {
  vi.clearAllMocks();
});

/** The number that decides whether a visit is measured. */
const draw = (number: number) => vi.spyOn(Math, 'random').mockReturnValue(number);

/** Measures a visit, whose browser then reports two metrics. */
async function measure(pathname: string): Promise<void> {
  measureVisit('us', pathname);
  await vi.waitFor(() => expect(onLCP).toHaveBeenCalled(), { timeout: 10_000 });
  vi.mocked(onLCP).mock.lastCall?.[0]({ name: 'LCP', value: 1234.5 } as LCPMetric);
  vi.mocked(onCLS).mock.lastCall?.[0]({ name: 'CLS', value: 0 } as CLSMetric);
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('reports once when the page is hidden, with its route pattern and without cookies', async () => {
  await measure('/careers/job-description/MQ==');
  expect(fetched).not.toHaveBeenCalled();
  for (const state of ['hidden', 'visible', 'hidden'] as const) setVisibility(state);
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init] = fetched.mock.lastCall ?? [];
  expect([url, init]).toMatchObject([path, { credentials: 'omit', keepalive: true }]);
  expect(await new Response(init?.body).json()).toEqual({
    region: 'us',
    page: '/careers/job-description/:id',
    metrics: { LCP: 1234.5, CLS: 0 },
  });
});

test('ignores a report that fails', async () => {
  fetched.mockRejectedValue(new TypeError('No connection.'));
  await measure('/home');
  setVisibility('hidden');
  expect(fetched).toHaveBeenCalledOnce();
});

test.each<[string, () => unknown]>([
  ['was not drawn', () => draw(0.1)],
  ['reads a site that measures nobody', () => vi.stubEnv('WEB_VITALS_SAMPLE', '0')],
  ['reads a site with a wrong setting', () => vi.stubEnv('WEB_VITALS_SAMPLE', 'off')],
  ['asks for privacy', () => stubNavigator({ globalPrivacyControl: true })],
  ['saves data', () => stubNavigator({ connection: { saveData: true } })],
  ['is a program', () => stubNavigator({ webdriver: true })],
])('does not measure a visitor who %s', (_, arrange) => {
  arrange();
  measureVisit('us', '/home');
  expect(idle).not.toHaveBeenCalled();
});

function stubNavigator(changes: object): void {
  vi.stubGlobal('navigator', { webdriver: false, ...changes });
}
