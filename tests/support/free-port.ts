import { listen } from '~scripts/listen';

/** Finds a free port of this machine. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(() => new Response());
  await close();
  return port;
}
