export { brand } from './brand.ts';
export { footerNavigation, headerNavigation } from './navigation.ts';

export { heroPictures } from './pictures/hero-pictures.ts';
export type { Picture, PictureKind } from './pictures/picture.ts';
export { storyCovers } from './pictures/story-covers.ts';
export { storyWordmarks } from './pictures/story-wordmarks.ts';

export type { IconName } from './icon-name.ts';
export type { AboutUsPageCopy } from './schemas/about-page.ts';
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
export type { CareersPageCopy, JobPageCopy, StaleNoticeCopy } from './schemas/careers-page.ts';
export type { ContactUsPageCopy } from './schemas/contact-page.ts';
export type { ApplicationFormCopy, ContactFormCopy } from './schemas/form-words.ts';
export type { GccServicesPageCopy } from './schemas/gcc-page.ts';
export type { HomePageCopy, Offering } from './schemas/home-page.ts';
export type {
  TermsPolicyPageCopy,
  NotFoundPanel,
  NotFoundCopy,
  ShellLabels,
  SubmissionMessages,
} from './schemas/interface-words.ts';
export type { JournalPageCopy, Post } from './schemas/journal-page.ts';
export type { LegalBlock, LegalText } from './schemas/legal-text.ts';
export type {
  FooterNavigation,
  LegalPage,
  NavigationItem,
  NavigationLink,
  SupportLink,
} from './schemas/navigation.ts';
export type { OdcServicesPageCopy } from './schemas/odc-page.ts';
export type { PageMeta } from './schemas/page-meta.ts';
export type { ProfessionalServicesPageCopy } from './schemas/professional-services-page.ts';
export type { ServiceGroup, ServicePageCopy } from './schemas/service-page.ts';
export type { Industry, ServicesPageCopy } from './schemas/services-page.ts';
export type {
  ImpactStoriesPageCopy,
  Story,
  StoryCard,
  StoryPageCopy,
  StoryKey,
} from './schemas/story.ts';

export { storyCards } from './stories/story-cards.ts';
export { legalTextLoaders, storyLoaders } from './loaders.ts';

export { applicationFormCopy } from './forms/application-form.ts';
export { contactFormCopy } from './forms/contact-form.ts';
export { notFoundCopy } from './interface/not-found.ts';
export { pageFailureCopy, shellLabels, startFailureCopy } from './interface/shell.ts';
export { submissionMessages } from './interface/submission.ts';
