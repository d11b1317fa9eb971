import { pathTo } from '@kestrova/paths';
import { siteStories, type Story } from './site-stories.tsx';

export default { ...siteStories, title: 'Site/Pages', tags: ['!autodocs', '!test', 'one-theme'] };

/** The journeys test one page of each layout, so only the others have a test here. */
const page = (path: string): Story => ({ args: { path } });

export const Home: Story = page(pathTo('home'));
export const Services: Story = page(pathTo('services'));
export const ProfessionalServices: Story = page(pathTo('professional-services'));
export const FintechServices: Story = page(pathTo('fintech-services'));
export const EnterpriseServices: Story = { ...page(pathTo('enterprise-services')), tags: ['test'] };
export const ProductServices: Story = { ...page(pathTo('product-services')), tags: ['test'] };
export const AiServices: Story = { ...page(pathTo('ai-services')), tags: ['test'] };
export const OdcServices: Story = page(pathTo('odc-services'));
export const GccServices: Story = page(pathTo('gcc-services'));
export const ImpactStories: Story = page(pathTo('impact-stories'));
export const Journal: Story = page(pathTo('journal'));
export const AboutUs: Story = page(pathTo('about-us'));
export const Accessibility: Story = page(pathTo('accessibility'));
export const Security: Story = page(pathTo('security'));

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
