import { listen } from '~scripts/lib/listen';

/** A port of this machine that nothing listens at. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(() => new Response());
  await close();
  return port;
}
