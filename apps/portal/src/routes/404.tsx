import { createFileRoute } from '@tanstack/react-router';
import { PlainNotFound } from '../frame/plain-layout.tsx';

export const Route = createFileRoute('/404')({ component: PlainNotFound });
