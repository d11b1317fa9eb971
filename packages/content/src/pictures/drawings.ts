import { aotCover } from './aot/cover.ts';
import { aotCutover } from './aot/cutover.ts';
import { aotModules } from './aot/modules.ts';
import { aotSprint } from './aot/sprint.ts';
import { aspireAmount } from './aspire/amount.ts';
import { aspireCampaign } from './aspire/campaign.ts';
import { aspireCover } from './aspire/cover.ts';
import { aspireOffer } from './aspire/offer.ts';
import { aspireSign } from './aspire/sign.ts';
import { aboutUsHero } from './heroes/about-us.ts';
import { aiHero } from './heroes/ai.ts';
import { careersHero } from './heroes/careers.ts';
import { contactUsHero } from './heroes/contact-us.ts';
import { enterpriseHero } from './heroes/enterprise.ts';
import { fintechHero } from './heroes/fintech.ts';
import { gccHero } from './heroes/gcc.ts';
import { homeHero } from './heroes/home.ts';
import { impactStoriesHero } from './heroes/impact-stories.ts';
import { journalHero } from './heroes/journal.ts';
import { odcHero } from './heroes/odc.ts';
import { productHero } from './heroes/product.ts';
import { professionalServicesHero } from './heroes/professional-services.ts';
import { servicesHero } from './heroes/services.ts';
import { infinteCover } from './infinte/cover.ts';
import { infinteCredentials } from './infinte/credentials.ts';
import { infintePipeline } from './infinte/pipeline.ts';
import { infinteRoster } from './infinte/roster.ts';
import { itradenetworkCover } from './itradenetwork/cover.ts';
import { itradenetworkLoad } from './itradenetwork/load.ts';
import { itradenetworkMatching } from './itradenetwork/matching.ts';
import { itradenetworkTemperature } from './itradenetwork/temperature.ts';
import { jseeCalendar } from './jsee/calendar.ts';
import { jseeCover } from './jsee/cover.ts';
import { jseeDoctors } from './jsee/doctors.ts';
import { jseeReminder } from './jsee/reminder.ts';
import { maabAgentNetwork } from './maab/agent-network.ts';
import { maabCashIn } from './maab/cash-in.ts';
import { maabCover } from './maab/cover.ts';
import { maabFloat } from './maab/float.ts';
import { maabReconciliation } from './maab/reconciliation.ts';
import { odcCover } from './odc/cover.ts';
import { odcDelivery } from './odc/delivery.ts';
import { odcOnboarding } from './odc/onboarding.ts';
import { odcRamp } from './odc/ramp.ts';
import { agentNetworksCover } from './posts/agent-networks-cover.ts';
import { apiCostsCover } from './posts/api-costs-cover.ts';
import { erpCutoverCover } from './posts/erp-cutover-cover.ts';
import { firstNinetyDaysCover } from './posts/first-ninety-days-cover.ts';
import { modelsInProductionCover } from './posts/models-in-production-cover.ts';
import {
  agentNetworksPortrait,
  apiCostsPortrait,
  erpCutoverPortrait,
  firstNinetyDaysPortrait,
  modelsInProductionPortrait,
  secondYearPortrait,
} from './posts/portraits.ts';
import { secondYearCover } from './posts/second-year-cover.ts';
import { tascCover } from './tasc/cover.ts';
import { tascJobArabic } from './tasc/job-arabic.ts';
import { tascSearchArabic } from './tasc/search-arabic.ts';
import { tascSearchEnglish } from './tasc/search-english.ts';
import {
  aotWordmark,
  aspireWordmark,
  infinteWordmark,
  itradenetworkWordmark,
  jseeWordmark,
  maabWordmark,
  odcWordmark,
  tascWordmark,
} from './wordmarks/wordmarks.ts';

/** How each picture is drawn, by its name. The site's build writes them all to files. */
export const drawings: Readonly<Record<string, () => string>> = {
  'maab-wordmark': maabWordmark,
  'tasc-wordmark': tascWordmark,
  'aspire-wordmark': aspireWordmark,
  'itradenetwork-wordmark': itradenetworkWordmark,
  'aot-wordmark': aotWordmark,
  'odc-wordmark': odcWordmark,
  'jsee-wordmark': jseeWordmark,
  'infinte-wordmark': infinteWordmark,
  'maab-cover': maabCover,
  'tasc-cover': tascCover,
  'aspire-cover': aspireCover,
  'itradenetwork-cover': itradenetworkCover,
  'aot-cover': aotCover,
  'odc-cover': odcCover,
  'jsee-cover': jseeCover,
  'infinte-cover': infinteCover,
  'maab-cash-in': maabCashIn,
  'maab-reconciliation': maabReconciliation,
  'maab-float': maabFloat,
  'maab-agent-network': maabAgentNetwork,
  'tasc-search-english': tascSearchEnglish,
  'tasc-job-arabic': tascJobArabic,
  'tasc-search-arabic': tascSearchArabic,
  'aspire-offer': aspireOffer,
  'aspire-amount': aspireAmount,
  'aspire-sign': aspireSign,
  'aspire-campaign': aspireCampaign,
  'itradenetwork-load': itradenetworkLoad,
  'itradenetwork-temperature': itradenetworkTemperature,
  'itradenetwork-matching': itradenetworkMatching,
  'aot-modules': aotModules,
  'aot-sprint': aotSprint,
  'aot-cutover': aotCutover,
  'odc-ramp': odcRamp,
  'odc-onboarding': odcOnboarding,
  'odc-delivery': odcDelivery,
  'jsee-calendar': jseeCalendar,
  'jsee-doctors': jseeDoctors,
  'jsee-reminder': jseeReminder,
  'infinte-roster': infinteRoster,
  'infinte-credentials': infinteCredentials,
  'infinte-pipeline': infintePipeline,
  'home-hero': homeHero,
  'services-hero': servicesHero,
  'professional-services-hero': professionalServicesHero,
  'fintech-hero': fintechHero,
  'enterprise-hero': enterpriseHero,
  'product-hero': productHero,
  'ai-hero': aiHero,
  'odc-hero': odcHero,
  'gcc-hero': gccHero,
  'impact-stories-hero': impactStoriesHero,
  'journal-hero': journalHero,
  'about-us-hero': aboutUsHero,
  'careers-hero': careersHero,
  'contact-us-hero': contactUsHero,
  'agent-networks-cover': agentNetworksCover,
  'agent-networks-portrait': agentNetworksPortrait,
  'first-ninety-days-cover': firstNinetyDaysCover,
  'first-ninety-days-portrait': firstNinetyDaysPortrait,
  'erp-cutover-cover': erpCutoverCover,
  'erp-cutover-portrait': erpCutoverPortrait,
  'models-in-production-cover': modelsInProductionCover,
  'models-in-production-portrait': modelsInProductionPortrait,
  'second-year-cover': secondYearCover,
  'second-year-portrait': secondYearPortrait,
  'api-costs-cover': apiCostsCover,
  'api-costs-portrait': apiCostsPortrait,
};

export { shareImage } from './share-image.ts';
export { parseTokens, withTokenValues, type Tokens } from './token-values.ts';
export { withFlatColors } from './flat-colors.ts';
