import { examinePages } from './matrix';

examinePages('es');
