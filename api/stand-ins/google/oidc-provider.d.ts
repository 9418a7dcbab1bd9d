/**
 * The package's parts, imported by their own files: the package's main file prints a warning on each Node that isn't
 * yet a long-term release.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export import Prompt = interactionPolicy.Prompt;
  export import base = interactionPolicy.base;
}
