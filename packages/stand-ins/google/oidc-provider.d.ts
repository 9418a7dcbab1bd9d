/**
 * The package's parts, imported from their own files. The package's main file prints a warning on each Node version
 * that is not LTS yet.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export import Prompt = interactionPolicy.Prompt;
  export import base = interactionPolicy.base;
}
