import { expect, test } from 'vitest';
import { headerNavigation } from './navigation.ts';
import { fintechServicesPage } from './pages/fintech-services.ts';
import { journalPage } from './pages/journal.ts';
import { journalPageSchema, postSchema, servicePageSchema } from './schemas/pages.ts';
import { listOf } from './schemas/text.ts';
import { headerNavigationSchema } from './schemas/navigation.ts';
import { storyCardSchema, storySchema } from './schemas/story.ts';
import { maab } from './stories/maab.ts';
import { storyCards } from './stories/story-cards.ts';

/** A usual pace of silent reading. */
const WORDS_PER_MINUTE = 230;

test('a story is one card and one text', () => {
  const card = {
    key: 'harbor',
    client: 'Harbor',
    title: 'A port that knows its berths',
    summary:
      'Pilots, tugs and berths planned on one screen, so that no ship waits outside the port without a reason.',
    result: { figure: '3 h', label: 'at anchor before a berth, from eleven' },
  };
  expect(listOf(storyCardSchema).safeParse([...storyCards, card]).success).toBe(true);
  expect(storySchema.safeParse({ ...maab, key: 'harbor' }).success).toBe(true);
});

test('a service page is one record', () => {
  const page = {
    ...fintechServicesPage,
    hero: { ...fintechServicesPage.hero, heading: 'Port Operations' },
  };
  expect(servicePageSchema.safeParse(page).success).toBe(true);
});

test('a post is one record', () => {
  const [newest] = journalPage.posts;
  const post = { ...newest, slug: 'berths-on-one-screen', title: 'Berths on one screen' };
  expect(
    journalPageSchema.safeParse({ ...journalPage, posts: [post, ...journalPage.posts] }).success,
  ).toBe(true);
});

test('a menu item is one record', () => {
  const item = { label: 'Journal', route: '/journal', activeOn: 'exact' };
  expect(headerNavigationSchema.safeParse([...headerNavigation, item]).success).toBe(true);
});

test('a post whose cover has no alternative text is refused', () => {
  const [newest] = journalPage.posts;
  expect(postSchema.safeParse({ ...newest, image: { ...newest?.image, alt: '' } }).success).toBe(
    false,
  );
});

test('a card that says too little is refused', () => {
  const [card] = storyCards;
  expect(storyCardSchema.safeParse({ ...card, summary: 'A good project.' }).success).toBe(false);
});

test('a closing that nobody answers is refused', () => {
  const { answeredBy: _, ...closing } = fintechServicesPage.closing;
  expect(servicePageSchema.safeParse({ ...fintechServicesPage, closing }).success).toBe(false);
});

test('a post that only announces a text is refused', () => {
  const [newest] = journalPage.posts;
  const desc = 'How hourly matching took a pilot from nine hundred open lines to single digits.';
  expect(postSchema.safeParse({ ...newest, desc }).success).toBe(false);
});

test('a post takes as long to read as it says', () => {
  for (const { desc, readTime } of journalPage.posts) {
    const words = desc.split(' ').length;
    expect(words).toBeGreaterThanOrEqual(70);
    expect(words).toBeLessThanOrEqual(110);
    expect(readTime).toBe(`${Math.ceil(words / WORDS_PER_MINUTE)} min read`);
  }
});
