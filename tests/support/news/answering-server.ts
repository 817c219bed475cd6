/** A server on this machine for tests of what asks one: it answers as a test says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Short, for what hangs, in ms. */
export const hangingMs = 150;
/** Time enough for what answers, on a busy machine too, in ms. */
export const patientMs = 60_000;

export function answer(body: string, status = 200, type = 'application/json'): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  };
}

interface AnsweringServer {
  /** Once the tests run, without a path: `http://127.0.0.1:1234`. */
  readonly origin: () => string;
  /** What is asked from now on is answered by it. */
  readonly answerWith: (next: Handler) => void;
}

/** Starts with the tests of a file and ends with them. */
export function answeringServer(): AnsweringServer {
  let handler = answer('');
  let origin = '';
  const server = createServer((request, response) => handler(request, response));

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the test server has no port');
    origin = `http://127.0.0.1:${address.port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    origin: () => origin,
    answerWith(next) {
      handler = next;
    },
  };
}
