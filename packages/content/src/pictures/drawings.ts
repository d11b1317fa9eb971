import { aotCover } from './aot/cover.ts';
import { aotCutover } from './aot/cutover.ts';
import { aotModules } from './aot/modules.ts';
import { aotSprint } from './aot/sprint.ts';
import { aspireAmount } from './aspire/amount.ts';
import { aspireCampaign } from './aspire/campaign.ts';
import { aspireCover } from './aspire/cover.ts';
import { aspireOffer } from './aspire/offer.ts';
import { aspireSign } from './aspire/sign.ts';
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
import { tascCover } from './tasc/cover.ts';
import { tascJobArabic } from './tasc/job-arabic.ts';
import { tascSearchArabic } from './tasc/search-arabic.ts';
import { tascSearchEnglish } from './tasc/search-english.ts';

/** How each picture is drawn, by its name. The site's build writes them all to files. */
export const drawings: Readonly<Record<string, () => string>> = {
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
};
