import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteStories } from './site-stories.tsx';

const meta = {
  ...siteStories,
  title: 'Site/Pages',
  tags: ['!autodocs'],
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { path: '/home' } };

export const Services: Story = { args: { path: '/services' } };

export const ProfessionalServices: Story = { args: { path: '/professional-services' } };

export const Fintech: Story = { args: { path: '/services/fintech-services' } };

export const Enterprise: Story = { args: { path: '/services/enterprise-services' } };

export const Product: Story = { args: { path: '/services/product-services' } };

export const Ai: Story = { name: 'AI', args: { path: '/services/ai-services' } };

export const Odc: Story = { name: 'ODC', args: { path: '/services/odc-services' } };

export const Gcc: Story = { name: 'GCC', args: { path: '/services/gcc-services' } };

export const ImpactStories: Story = { args: { path: '/impact-stories' } };

export const ImpactStory: Story = {
  args: { path: `/impact-stories-details/${btoa('MAAB')}` },
};

export const ImpactStoryNotFound: Story = {
  name: 'Impact story, not found',
  args: { path: `/impact-stories-details/${btoa('nobody')}` },
};

export const Journal: Story = { args: { path: '/journal' } };

export const AboutUs: Story = { args: { path: '/about-us' } };

export const TermsAndConditions: Story = {
  args: { path: '/terms-policy' },
  beforeEach: () => localStorage.setItem('page', 'terms'),
};

export const PrivacyPolicy: Story = {
  args: { path: '/terms-policy' },
  beforeEach: () => localStorage.setItem('page', 'policy'),
};

export const NeitherText: Story = {
  name: 'Terms or policy, not chosen',
  args: { path: '/terms-policy' },
};
