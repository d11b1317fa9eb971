export { brand } from './brand.ts';
export { footerNavigation, headerNavigation } from './navigation.ts';
export { pageMeta, type PageName } from './page-meta.ts';

export { heroPictures } from './pictures/hero-pictures.ts';
export type { Picture, PictureKind } from './pictures/picture.ts';
export { storyCovers } from './pictures/story-covers.ts';
export { storyWordmarks } from './pictures/story-wordmarks.ts';

export type { IconName } from './icon-name.ts';
export type { AboutPage } from './schemas/about-page.ts';
export type { Brand } from './schemas/brand.ts';
export type {
  Breadcrumb,
  Card,
  CardSection,
  Closing,
  Hero,
  IconCard,
  Link,
  LinkCard,
} from './schemas/card.ts';
export type { CareersPage, JobFrame, StaleWords } from './schemas/careers-page.ts';
export type { ContactPage } from './schemas/contact-page.ts';
export type { ApplicationFormWords, ContactFormWords } from './schemas/form-words.ts';
export type { GccPage } from './schemas/gcc-page.ts';
export type { HomePage, Offering } from './schemas/home-page.ts';
export type {
  LegalChooser,
  NotFoundPanel,
  NotFoundWords,
  ShellWords,
  SubmissionWords,
} from './schemas/interface-words.ts';
export type { JournalPage, Post } from './schemas/journal-page.ts';
export type { LegalBlock, LegalText } from './schemas/legal-text.ts';
export type {
  FooterNavigation,
  LegalPage,
  NavigationItem,
  NavigationLink,
  SupportLink,
} from './schemas/navigation.ts';
export type { OdcPage } from './schemas/odc-page.ts';
export type { PageMeta } from './schemas/page-meta.ts';
export type { ProfessionalServicesPage } from './schemas/professional-services-page.ts';
export type { ServiceGroup, ServicePage } from './schemas/service-page.ts';
export type { Industry, ServicesPage } from './schemas/services-page.ts';
export type { SitePath } from './schemas/site-path.ts';
export type { ImpactStoriesPage, Story, StoryCard, StoryFrame, StoryKey } from './schemas/story.ts';

export { aboutUs } from './pages/about-us.ts';
export { ai } from './pages/ai-services.ts';
export { careers } from './pages/careers.ts';
export { contactUs } from './pages/contact-us.ts';
export { enterprise } from './pages/enterprise-services.ts';
export { fintech } from './pages/fintech-services.ts';
export { gcc } from './pages/gcc-services.ts';
export { home } from './pages/home.ts';
export { impactStories } from './pages/impact-stories.ts';
export { jobFrame } from './pages/job-description.ts';
export { journal } from './pages/journal.ts';
export { odc } from './pages/odc-services.ts';
export { product } from './pages/product-services.ts';
export { professionalServices } from './pages/professional-services.ts';
export { services } from './pages/services.ts';

export { storyCards } from './stories/story-cards.ts';
export { storyFrame } from './stories/story-page-copy.ts';
export { storyLoaders } from './stories/story-loaders.ts';

export { applicationForm } from './forms/application-form.ts';
export { contactForm } from './forms/contact-form.ts';
export { notFound } from './interface/not-found.ts';
export { pageFailure } from './interface/page-failure.ts';
export { shellWords } from './interface/shell.ts';
export { startFailure } from './interface/start-failure.ts';
export { submissionWords } from './interface/submission.ts';
export { legalChooser } from './pages/terms-policy.ts';
export { legalTextLoaders } from './legal/legal-text-loaders.ts';
