import * as z from 'zod/mini';
import { iconNames } from '../icon-name.ts';

export const iconSchema = z.enum(iconNames);
