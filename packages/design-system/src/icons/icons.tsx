/*
 * The drawings of lucide, without its runtime, which would weigh more on a page than all of these.
 * A test compares each with the one in lucide-react. Icons that a record names are not here: the
 * site takes those from a sprite. They come in groups, so that a page carries few drawings of parts
 * that it does not have.
 */
export {
  ArrowUpIcon,
  ChevronDownIcon,
  CircleAlertIcon,
  InstagramIcon,
  LinkedInIcon,
  MenuIcon,
  WifiOffIcon,
  XIcon,
} from './frame-icons.tsx';
export { ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon, SearchIcon } from './step-icons.tsx';
export {
  CircleCheckIcon,
  FileTextIcon,
  InfoIcon,
  RefreshCwIcon,
  UploadIcon,
} from './task-icons.tsx';
export { PauseIcon, PlayIcon } from './player-icons.tsx';
