import { tryFlows } from './flows';

tryFlows('webkit');
