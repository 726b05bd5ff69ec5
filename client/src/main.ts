import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { remember } from './lib/settings.svelte'

remember()
mount(App, { target: document.getElementById('app')! })
