/** Where the shop's own wishes come from: `load` fetches the script that registers them, before the first comes true. */
export const grants = { load: async (): Promise<unknown> => undefined };
