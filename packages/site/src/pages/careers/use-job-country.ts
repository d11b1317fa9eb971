import { regionByCode, regions, type Region, type RegionCode } from '@kestrova/regions';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useRegion } from '../../app/region.tsx';

const PARAMETER = 'country';

/**
 * The country whose jobs are shown: the address says which, and nothing for the default. The HTML is
 * written for the default, so that is what an address is hydrated with.
 */
export function useJobCountry(): [Region, (code: RegionCode) => void] {
  const { defaultJobCountry } = useRegion();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const requested = isHydrated ? new URLSearchParams(search).get(PARAMETER) : null;
  const code = regions.find((region) => region.code === requested)?.code ?? defaultJobCountry;
  const choose = useCallback(
    (chosen: RegionCode) => {
      void navigate({ search: chosen === defaultJobCountry ? '' : `?${PARAMETER}=${chosen}` });
    },
    [defaultJobCountry, navigate],
  );
  return [regionByCode(code), choose];
}
