import { createContext, use } from 'react';

const AddressIdContext = createContext<string | undefined>(undefined);

/** Tells the page below which id its address names, decoded. */
export const AddressIdProvider = AddressIdContext.Provider;

/** The story key or job id in the address; undefined where there is none or it is no base64. */
export function useAddressId(): string | undefined {
  return use(AddressIdContext);
}
