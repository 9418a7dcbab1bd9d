/**
 * The package's parts by their own files: its front door warns, on the terminal of whoever tries the shop out, of each
 * Node that isn't yet a long-term one.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export import Prompt = interactionPolicy.Prompt;
  export import base = interactionPolicy.base;
}
