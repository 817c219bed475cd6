import { listen } from '~scripts/lib/listen';

/** A port of this machine that nothing listens at. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(() => new Response());
  await close();
  return port;
}
