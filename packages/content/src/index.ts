export {
  applicationFormCopy,
  brand,
  contactFormCopy,
  footerNavigation,
  headerNavigation,
  jobAlertFormCopy,
  legalTextLoaders,
  notFoundCopy,
  pageFailureCopy,
  shellLabels,
  startFailureCopy,
  storyCards,
  storyCovers,
  storyEvidence,
  storyLoaders,
  submissionMessages,
} from './records.ts';

export { heroPicture, storyWordmark } from './pictures/picture.ts';
export type { Picture, PictureKind } from './pictures/picture.ts';
export type { IconName } from './icon-name.ts';
export type {
  AboutUsPageCopy,
  ContactUsPageCopy,
  GccServicesPageCopy,
  HomePageCopy,
  Industry,
  JournalPageCopy,
  OdcServicesPageCopy,
  Offering,
  ProfessionalServicesPageCopy,
  Proof,
  ServiceGroup,
  ServicePageCopy,
  ServicesPageCopy,
} from './schemas/pages.ts';
export type {
  Brand,
  FooterNavigation,
  LegalPage,
  NavigationItem,
  NavigationLink,
  SupportLink,
} from './schemas/navigation.ts';
export type {
  Breadcrumb,
  Card,
  CardSection,
  Closing,
  Hero,
  Link,
  LinkCard,
  LinkSection,
  PageMeta,
} from './schemas/card.ts';
export type { Post } from './schemas/post.ts';
export type { Figure, Person, StoryKey } from './schemas/references.ts';
export type {
  AccommodationCopy,
  CareersPageCopy,
  JobPageCopy,
  StaleNoticeCopy,
} from './schemas/careers-page.ts';
export type {
  ApplicationFormCopy,
  ContactFormCopy,
  NotFoundPanel,
  ShellLabels,
  SubmissionMessages,
  TermsPolicyPageCopy,
} from './schemas/interface.ts';
export type {
  AlertsPageCopy,
  ApplicationPageCopy,
  EmailedLinkPageCopy,
  EmailFormCopy,
  JobAlertFormCopy,
} from './schemas/own-pages.ts';
export type { AccessibilityPageCopy, LegalBlock, LegalText } from './schemas/legal-text.ts';
export type { ImpactStoriesPageCopy, Story, StoryCard, StoryPageCopy } from './schemas/story.ts';
