export { THIRD_PARTY_LINKS_PROBLEM_CODES, thirdPartyLinksMachine } from './third-party-links.machine.ts';
export type {
  ThirdPartyLinksEmitted,
  ThirdPartyLinksEvent,
  ThirdPartyLinksProblemCode,
} from './third-party-links.machine.ts';
