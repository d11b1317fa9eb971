import { pathTo } from '@kestrova/paths';
import { siteStories, type Story } from './site-stories.tsx';

export default { ...siteStories, title: 'Site/Pages', tags: ['!autodocs', '!test', 'one-theme'] };

// The pages that are lists of sections follow from their records (`.storybook/page-stories.ts`).
const page = (path: string): Story => ({ args: { path } });

export const ImpactStories: Story = page(pathTo('impact-stories'));
export const ImpactStory: Story = page(pathTo('impact-stories-details', 'MAAB'));

/** Filtered by the address, as a shared link does. */
export const ImpactStoriesFiltered: Story = {
  tags: ['test'],
  args: { path: '/impact-stories?service=fintech-services' },
};

/** No story matches both filters: each filter is offered alone. */
export const ImpactStoriesNoneLeft: Story = {
  tags: ['test'],
  args: { path: '/impact-stories?service=ai-services&industry=banking' },
};

export const ImpactStoryNotFound: Story = {
  tags: ['test'],
  args: { path: pathTo('impact-stories-details', 'nobody') },
};

export const TermsOrPolicyNotChosen: Story = page(pathTo('terms-policy'));

export const TermsAndConditions: Story = {
  ...TermsOrPolicyNotChosen,
  tags: ['test'],
  beforeEach: () => localStorage.setItem('page', 'terms'),
};

export const PrivacyPolicy: Story = {
  ...TermsOrPolicyNotChosen,
  tags: ['test'],
  beforeEach: () => localStorage.setItem('page', 'policy'),
};
