import { apiAndService } from './asvs-api.ts';
import { dataAndLogs } from './asvs-data-and-logs.ts';
import { fileHandling } from './asvs-files.ts';
import { validation } from './asvs-validation.ts';
import { webFrontend } from './asvs-web-frontend.ts';
import type { Requirement } from './requirement.ts';

/** The chapters of OWASP ASVS 5.0 that a site without accounts meets; level 3 in V3 and V5. */
export const asvs: readonly Requirement[] = [
  ...validation,
  ...webFrontend,
  ...apiAndService,
  ...fileHandling,
  ...dataAndLogs,
];
