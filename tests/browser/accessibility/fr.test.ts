import { examinePages } from './matrix';

examinePages('fr');
