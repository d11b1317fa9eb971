import { pagesWithoutId, pathTo } from '@kestrova/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteStories } from './site-stories.tsx';

/** The paths of the pages that do not show one thing of many; those have stories of their own. */
const paths = pagesWithoutId.map((name) => pathTo(name));

const meta = {
  ...siteStories,
  title: 'Site/Pages',
  argTypes: { path: { ...siteStories.argTypes.path, control: 'select', options: paths } },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every page of the site, to be chosen in the controls. */
export const Page: Story = { name: 'Every page', args: { path: pathTo('home') } };

export const ImpactStory: Story = {
  args: { path: pathTo('impact-stories-details', 'MAAB') },
};

/** Filtered by the address, as a shared link does. */
export const ImpactStoriesFiltered: Story = {
  name: 'Impact stories, filtered',
  args: { path: '/impact-stories?service=fintech-services' },
};

/** Two choices that leave nothing: each is offered by itself. */
export const NoImpactStories: Story = {
  name: 'Impact stories, none left',
  args: { path: '/impact-stories?service=ai-services&industry=banking' },
};

export const ImpactStoryNotFound: Story = {
  name: 'Impact story, not found',
  args: { path: pathTo('impact-stories-details', 'nobody') },
};

export const TermsAndConditions: Story = {
  args: { path: pathTo('terms-policy') },
  beforeEach: () => localStorage.setItem('page', 'terms'),
};

export const PrivacyPolicy: Story = {
  args: { path: pathTo('terms-policy') },
  beforeEach: () => localStorage.setItem('page', 'policy'),
};

export const NeitherText: Story = {
  name: 'Terms or policy, not chosen',
  args: { path: pathTo('terms-policy') },
};
