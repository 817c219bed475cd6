import { useEffect, useState } from 'react';

/** `back`: for some seconds after the connection returned. */
export type Connection = 'online' | 'offline' | 'back';

const backForMs = 5_000;

/** The browser's own opinion on the connection; online until it says otherwise. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('online');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lose = () => {
      clearTimeout(timer);
      setConnection('offline');
    };
    const regain = () => {
      setConnection('back');
      timer = setTimeout(() => setConnection('online'), backForMs);
    };
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', regain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', regain);
    };
  }, []);

  return connection;
}
